import _ from "lodash";

document.body.append(_.startCase("invoice of the shop"));
