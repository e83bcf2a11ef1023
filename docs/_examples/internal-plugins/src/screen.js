import { show } from "museum-screen";

show("Welcome");
