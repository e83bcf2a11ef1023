document.title = "Trail map";
