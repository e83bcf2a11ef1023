import groupBy from "lodash/groupBy";
import sortBy from "lodash/sortBy";
import debounce from "lodash/debounce";

console.log(groupBy, sortBy, debounce);
