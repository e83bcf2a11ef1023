console.log(__system_context__.meta.url);
