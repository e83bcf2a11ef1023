__webpack_nonce__ = document.querySelector("script[nonce]").nonce;
__webpack_base_uri__ = "https://cdn.example/";

const fileOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => `${fileOf(chunkId)}?shop=7`;

const load = __webpack_chunk_load__;
__webpack_chunk_load__ = (chunkId) => load(chunkId).catch(() => load(chunkId));

import("./cart.js");
console.log(__webpack_chunkname__, __webpack_runtime_id__, __webpack_hash__);
