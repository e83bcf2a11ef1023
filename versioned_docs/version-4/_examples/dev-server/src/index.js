document.title = "Harbor";
