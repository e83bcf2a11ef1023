export const label = () => `${__webpack_chunkname__}, ${__webpack_hash__.length} digits`;
