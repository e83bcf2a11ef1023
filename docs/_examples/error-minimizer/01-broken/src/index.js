document.title = "12 buoys";
