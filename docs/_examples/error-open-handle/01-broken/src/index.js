console.log("The ferry leaves at 7:40");
