import _ from "lodash";
import { show } from "./navigation.js";

show(`Free berths: ${_.range(1, 5).join(", ")}`);
