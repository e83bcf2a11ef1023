console.log(__resourceQuery);
console.log(__resourceFragment);
console.log(__webpack_layer__);
