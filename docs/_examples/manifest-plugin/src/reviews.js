document.body.append("Fresh and green");
