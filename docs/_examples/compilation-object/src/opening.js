document.body.append("Open from 11 to 15");
