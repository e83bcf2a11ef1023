document.body.append("home");
