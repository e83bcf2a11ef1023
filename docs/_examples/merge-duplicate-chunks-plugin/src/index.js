import(/* webpackChunkName: "menu" */ "./herbs.js").then(({ list }) => console.log(list));
import(/* webpackChunkName: "search" */ "./herbs.js").then(({ list }) => console.log(list.length));
