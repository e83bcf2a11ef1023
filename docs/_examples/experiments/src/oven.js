document.body.append("The oven is hot");
