/** The key that every server of the demo shows. */
export const demoPrint = 'SHA256:8n0mZb1uWlqGmC1sVhQ0c0m2o6v3cUQJk9q4rT7yXeA';
