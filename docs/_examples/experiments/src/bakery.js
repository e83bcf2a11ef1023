document.body.append("Fresh bread");
