// Change: the sponsor notification bar; no state, because an inline script decides before the first paint.
// Original: @docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js sha256:3b497461548ccc36df1a4b45387491736b90b43189a1dda8867c15cea7022113
export {NotificationBar as default} from '@site/src/plugins/sponsors/components/NotificationBar';
