import { createApp } from "vue";
import Lamp from "./Lamp.vue";

createApp(Lamp).mount("main");
