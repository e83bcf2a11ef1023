import names from "./names.txt";

document.title = names;
