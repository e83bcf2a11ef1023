import { channels } from "paint-kit/lib/channels.js";

console.log(channels("#008080"));
