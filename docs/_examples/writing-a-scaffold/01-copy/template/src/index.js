document.querySelector("h1").append(" are on time");
