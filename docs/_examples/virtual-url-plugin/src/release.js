import release from "virtual:release";
import pinned from "virtual:pinned";

console.log(release, pinned);
