document.title = "Orders";
