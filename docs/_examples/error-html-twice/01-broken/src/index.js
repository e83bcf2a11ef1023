document.title = "Map";
