fetch(`${SERVICE_URL}/herbs`);
