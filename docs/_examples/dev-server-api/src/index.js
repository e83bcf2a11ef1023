document.title = "Departures";
