throw new Error("a test runs in the page");
