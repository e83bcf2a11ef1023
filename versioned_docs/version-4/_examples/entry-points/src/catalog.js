import _ from "lodash";

document.body.append(_.startCase("catalog of the shop"));
