document.body.append("bikes");
