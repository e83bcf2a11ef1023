import _ from "lodash";
import { show } from "./navigation.js";

show(`Highest tide: ${_.max([4.2, 6.1, 5.3])} m`);
