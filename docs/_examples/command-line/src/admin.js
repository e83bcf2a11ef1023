document.title = "Tea shop: admin";
