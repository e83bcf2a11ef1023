const basename = (path) => path.slice(path.lastIndexOf("/") + 1);

console.log(basename("/photos/harbor.jpg"));
