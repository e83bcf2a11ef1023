console.log(STAGE);
