import "./names.txt";
