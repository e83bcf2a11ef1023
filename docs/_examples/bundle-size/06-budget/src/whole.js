import _ from "lodash";

addEventListener("resize", _.debounce(() => console.log(innerWidth), 100));
