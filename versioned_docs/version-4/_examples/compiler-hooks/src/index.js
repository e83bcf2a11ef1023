document.title = "Compiler hooks";
