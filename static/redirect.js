// Loaded by the small pages at old addresses: keeps query and hash, which a meta refresh drops.
const target = new URL(document.currentScript.dataset.to, location.href);
target.search = location.search;
// As with a redirect of the host: a hash of its own wins.
if (location.hash && !target.hash) target.hash = location.hash;
location.replace(target);
