/** Keys of local storage stand without a namespace in tests. */
export default {type: 'localStorage', namespace: ''};
