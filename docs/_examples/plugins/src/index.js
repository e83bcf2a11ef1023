console.log(VERSION, "is ready");
