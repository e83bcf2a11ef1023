document.title = "Ferry times";
