const { HookMap, SyncHook } = require("tapable");

const arrives = new HookMap(() => new SyncHook(["ferry"]), "arrives");

arrives.for("Island").tap("Guide", (ferry) => console.log(`Welcome, ${ferry}`));

arrives.get("Island")?.call("Aurora");
arrives.get("Town")?.call("Aurora");
